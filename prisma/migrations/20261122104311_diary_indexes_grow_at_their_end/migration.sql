-- Entries are mostly written in the order of their days: indexes that ascend with them keep their pages full, descending ones half
-- empty. Either is read newest first.

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
CREATE INDEX "Mood_userId_localDate_occurredAt_id_value_idx" ON "Mood"("userId", "localDate", "occurredAt", "id", "value");

-- CreateIndex
CREATE INDEX "Mood_userId_occurredAt_id_idx" ON "Mood"("userId", "occurredAt", "id");

-- An index is read alone only where the table was vacuumed: a large one is from now on when a fiftieth of it is new, not a fifth.
ALTER TABLE "Mood" SET (autovacuum_vacuum_insert_scale_factor = 0.02);
