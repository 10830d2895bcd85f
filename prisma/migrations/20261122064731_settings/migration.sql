-- The epoch moves to the keys, which saves lock.
ALTER TABLE "PersonKey" ADD COLUMN     "epoch" INTEGER NOT NULL DEFAULT 0;

UPDATE "PersonKey" k SET "epoch" = u."epoch" FROM "User" u WHERE u."id" = k."userId" AND u."epoch" > 0;

-- AlterTable
ALTER TABLE "User" DROP COLUMN "epoch";

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "device" TEXT,
ADD COLUMN     "id" UUID NOT NULL DEFAULT gen_random_uuid();
