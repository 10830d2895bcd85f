-- Servers with migration 20261125130000_day_versions may go on beside this one: they write no source, so no unique index stops them.

-- AlterTable
ALTER TABLE "Action" ADD COLUMN     "broughtFrom" TEXT,
ADD COLUMN     "importId" UUID,
ADD COLUMN     "sourceHash" BYTEA;

-- AlterTable
ALTER TABLE "JournalEntry" ADD COLUMN     "broughtFrom" TEXT,
ADD COLUMN     "importId" UUID,
ADD COLUMN     "sourceHash" BYTEA;

-- AlterTable
ALTER TABLE "Mood" ADD COLUMN     "broughtFrom" TEXT,
ADD COLUMN     "importId" UUID,
ADD COLUMN     "sourceHash" BYTEA;

-- CreateTable
CREATE TABLE "Import" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "brought" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "takenBackAt" TIMESTAMPTZ(3),
    "goneAt" TIMESTAMPTZ(3),

    CONSTRAINT "Import_pkey" PRIMARY KEY ("userId","id")
);

-- CreateIndex
CREATE INDEX "Action_userId_importId_idx" ON "Action"("userId", "importId") WHERE ("importId" IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "Action_userId_sourceHash_key" ON "Action"("userId", "sourceHash") WHERE ("sourceHash" IS NOT NULL);

-- CreateIndex
CREATE INDEX "JournalEntry_userId_importId_idx" ON "JournalEntry"("userId", "importId") WHERE ("importId" IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "JournalEntry_userId_sourceHash_key" ON "JournalEntry"("userId", "sourceHash") WHERE ("sourceHash" IS NOT NULL);

-- CreateIndex
CREATE INDEX "Mood_userId_importId_idx" ON "Mood"("userId", "importId") WHERE ("importId" IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "Mood_userId_sourceHash_key" ON "Mood"("userId", "sourceHash") WHERE ("sourceHash" IS NOT NULL);

-- AddForeignKey
ALTER TABLE "Import" ADD CONSTRAINT "Import_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
