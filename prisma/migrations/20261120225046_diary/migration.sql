-- AlterTable
ALTER TABLE "User" ADD COLUMN     "anonymousMode" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "dailyReminder" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "insights" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "karmaMessages" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "Mood" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "clientId" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "journalTitle" TEXT,
    "note" TEXT,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,
    "timeZone" TEXT NOT NULL,
    "localDate" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Mood_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JournalEntry" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "clientId" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "title" TEXT,
    "body" TEXT NOT NULL,
    "emoji" TEXT NOT NULL,
    "tags" TEXT[],
    "gold" INTEGER NOT NULL,
    "ruleVersion" INTEGER NOT NULL,
    "earns" BOOLEAN NOT NULL DEFAULT true,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,
    "timeZone" TEXT NOT NULL,
    "localDate" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ(3),

    CONSTRAINT "JournalEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Mood_userId_localDate_occurredAt_id_idx" ON "Mood"("userId", "localDate" DESC, "occurredAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Mood_userId_occurredAt_id_idx" ON "Mood"("userId", "occurredAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Mood_userId_clientId_key" ON "Mood"("userId", "clientId");

-- CreateIndex
CREATE INDEX "JournalEntry_userId_localDate_occurredAt_id_idx" ON "JournalEntry"("userId", "localDate" DESC, "occurredAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "JournalEntry_userId_clientId_key" ON "JournalEntry"("userId", "clientId");

-- CreateIndex
CREATE INDEX "Action_userId_classification_localDate_occurredAt_id_idx" ON "Action"("userId", "classification", "localDate" DESC, "occurredAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "Mood" ADD CONSTRAINT "Mood_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JournalEntry" ADD CONSTRAINT "JournalEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
