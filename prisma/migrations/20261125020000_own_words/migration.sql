-- Stop all older servers before this migration: an edit or a deletion by an older server leaves the counts of tags as they were.

-- AlterTable
ALTER TABLE "Action" ADD COLUMN     "tagIds" UUID[];

-- AlterTable
ALTER TABLE "JournalEntry" ADD COLUMN     "tagIds" UUID[];

-- AlterTable
ALTER TABLE "Mood" ADD COLUMN     "ownMoodId" UUID,
ADD COLUMN     "tagIds" UUID[];

-- CreateTable
CREATE TABLE "Tag" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "nameHash" BYTEA NOT NULL,
    "mergedInto" UUID,
    "position" INTEGER,
    "archivedAt" TIMESTAMPTZ(3),
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "Tag_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "DayTag" (
    "userId" UUID NOT NULL,
    "tagId" UUID NOT NULL,
    "localDate" DATE NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DayTag_pkey" PRIMARY KEY ("userId","tagId","localDate")
);

-- CreateTable
CREATE TABLE "MonthTag" (
    "userId" UUID NOT NULL,
    "tagId" UUID NOT NULL,
    "month" DATE NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "MonthTag_pkey" PRIMARY KEY ("userId","tagId","month")
);

-- CreateTable
CREATE TABLE "OwnMood" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "nameHash" BYTEA NOT NULL,
    "value" TEXT NOT NULL,
    "isUsed" BOOLEAN NOT NULL DEFAULT false,
    "mergedInto" UUID,
    "position" INTEGER,
    "archivedAt" TIMESTAMPTZ(3),
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "OwnMood_pkey" PRIMARY KEY ("userId","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Tag_userId_nameHash_key" ON "Tag"("userId", "nameHash");

-- CreateIndex
CREATE UNIQUE INDEX "OwnMood_userId_nameHash_key" ON "OwnMood"("userId", "nameHash");

-- AddForeignKey
ALTER TABLE "Tag" ADD CONSTRAINT "Tag_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "DayTag" ADD CONSTRAINT "DayTag_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "MonthTag" ADD CONSTRAINT "MonthTag_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "OwnMood" ADD CONSTRAINT "OwnMood_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
