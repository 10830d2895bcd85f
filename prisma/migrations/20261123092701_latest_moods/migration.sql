-- AlterTable
ALTER TABLE "DayTotal" ADD COLUMN     "latestMood" TEXT,
ADD COLUMN     "latestMoodAt" TIMESTAMPTZ(3),
ADD COLUMN     "latestMoodId" UUID;

-- Nobody saves in between.
LOCK TABLE "DayTotal" IN SHARE MODE;

UPDATE "DayTotal" d SET "latestMood" = m."value", "latestMoodAt" = m."occurredAt", "latestMoodId" = m."id"
FROM (
  SELECT DISTINCT ON ("userId", "localDate") "userId", "localDate", "value", "occurredAt", "id" FROM "Mood"
  ORDER BY "userId", "localDate", "occurredAt" DESC, "id" DESC
) m
WHERE d."userId" = m."userId" AND d."localDate" = m."localDate";
