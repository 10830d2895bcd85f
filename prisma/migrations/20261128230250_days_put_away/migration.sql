-- Stop all older servers before this migration: they show days that are put away, and a reset by them leaves the rows of "PutAwayDay".

-- CreateTable
CREATE TABLE "PutAwayDay" (
    "userId" UUID NOT NULL,
    "localDate" DATE NOT NULL,

    CONSTRAINT "PutAwayDay_pkey" PRIMARY KEY ("userId","localDate")
);

-- AddForeignKey
ALTER TABLE "PutAwayDay" ADD CONSTRAINT "PutAwayDay_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
