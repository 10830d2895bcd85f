-- Stop all older servers before this migration: an older server does not raise "writes", and a search would answer without what it saves.

-- AlterTable
ALTER TABLE "MonthTotal" ADD COLUMN     "writes" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "SearchMonth" (
    "userId" UUID NOT NULL,
    "month" DATE NOT NULL,
    "part" INTEGER NOT NULL,
    "writes" INTEGER NOT NULL,
    "epoch" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "SearchMonth_pkey" PRIMARY KEY ("userId","month","part")
);

-- AddForeignKey
ALTER TABLE "SearchMonth" ADD CONSTRAINT "SearchMonth_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- Sealed bytes cannot be compressed, so PostgreSQL does not try.
ALTER TABLE "SearchMonth" ALTER COLUMN "sealed" SET STORAGE EXTERNAL;
