-- CreateTable
CREATE TABLE "AllTimeTotal" (
    "userId" UUID NOT NULL,
    "gold" INTEGER NOT NULL DEFAULT 0,
    "coal" INTEGER NOT NULL DEFAULT 0,
    "actions" INTEGER NOT NULL DEFAULT 0,
    "events" INTEGER NOT NULL DEFAULT 0,
    "positives" INTEGER NOT NULL DEFAULT 0,
    "moods" INTEGER NOT NULL DEFAULT 0,
    "journals" INTEGER NOT NULL DEFAULT 0,
    "reflections" INTEGER NOT NULL DEFAULT 0,
    "giftsSent" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "AllTimeTotal_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "AllTimeTotal" ADD CONSTRAINT "AllTimeTotal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- Nobody saves in between.
LOCK TABLE "MonthTotal" IN SHARE MODE;

INSERT INTO "AllTimeTotal"
SELECT "userId", sum("gold"), sum("coal"), sum("actions"), sum("events"), sum("positives"), sum("moods"), sum("journals"), sum("reflections"), sum("giftsSent")
FROM "MonthTotal" GROUP BY "userId";
