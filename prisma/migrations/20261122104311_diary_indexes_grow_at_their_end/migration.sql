-- DropIndex
DROP INDEX "Action_userId_classification_localDate_occurredAt_id_idx";

-- DropIndex
DROP INDEX "Action_userId_localDate_occurredAt_id_idx";

-- DropIndex
DROP INDEX "JournalEntry_userId_localDate_occurredAt_id_idx";

-- DropIndex
DROP INDEX "Mood_userId_localDate_occurredAt_id_idx";

-- DropIndex
DROP INDEX "Mood_userId_occurredAt_id_idx";

-- CreateIndex
CREATE INDEX "Action_userId_localDate_occurredAt_id_idx" ON "Action"("userId", "localDate", "occurredAt", "id");

-- CreateIndex
CREATE INDEX "Action_userId_classification_localDate_occurredAt_id_idx" ON "Action"("userId", "classification", "localDate", "occurredAt", "id");

-- CreateIndex
CREATE INDEX "JournalEntry_userId_localDate_occurredAt_id_idx" ON "JournalEntry"("userId", "localDate", "occurredAt", "id");

-- CreateIndex
CREATE INDEX "Mood_userId_localDate_occurredAt_id_idx" ON "Mood"("userId", "localDate", "occurredAt", "id");

-- CreateIndex
CREATE INDEX "Mood_userId_occurredAt_id_idx" ON "Mood"("userId", "occurredAt", "id");
