-- AlterTable
ALTER TABLE "User" ADD COLUMN     "suspendedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Friendship" (
    "id" UUID NOT NULL,
    "requesterId" UUID NOT NULL,
    "requesteeId" UUID NOT NULL,
    "lowId" UUID NOT NULL,
    "highId" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3),
    "againAt" TIMESTAMPTZ(3),
    "againBeforeAt" TIMESTAMPTZ(3),

    CONSTRAINT "Friendship_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Exchange" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "side" TEXT NOT NULL,
    "otherId" UUID,
    "type" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "gold" INTEGER NOT NULL,
    "ruleVersion" INTEGER NOT NULL,
    "localDate" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3),
    "hiddenAt" TIMESTAMPTZ(3),

    CONSTRAINT "Exchange_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Block" (
    "userId" UUID NOT NULL,
    "otherId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Block_pkey" PRIMARY KEY ("userId","otherId")
);

-- CreateTable
CREATE TABLE "Mute" (
    "userId" UUID NOT NULL,
    "otherId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Mute_pkey" PRIMARY KEY ("userId","otherId")
);

-- CreateTable
CREATE TABLE "Report" (
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "exchangeId" UUID,
    "againstId" UUID,
    "sealed" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "resolvedAt" TIMESTAMPTZ(3),
    "keptUntilAt" TIMESTAMPTZ(3),

    CONSTRAINT "Report_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Quota" (
    "userId" UUID NOT NULL,
    "requestsAt" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
    "messagesAt" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
    "reportsAt" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
    "goldAt" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
    "goldTo" UUID[] DEFAULT ARRAY[]::UUID[],
    "goldOf" UUID,

    CONSTRAINT "Quota_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "NameWord" (
    "hash" BYTEA NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "userId" UUID NOT NULL,

    CONSTRAINT "NameWord_pkey" PRIMARY KEY ("hash","usernameKey","userId")
);

-- CreateTable
CREATE TABLE "ResetLink" (
    "tokenHash" BYTEA NOT NULL,
    "userId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ResetLink_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "Friendship_requesterId_status_changedAt_id_idx" ON "Friendship"("requesterId", "status", "changedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Friendship_requesteeId_status_changedAt_id_idx" ON "Friendship"("requesteeId", "status", "changedAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Friendship_lowId_highId_key" ON "Friendship"("lowId", "highId");

-- CreateIndex
CREATE INDEX "Exchange_userId_hiddenAt_createdAt_id_idx" ON "Exchange"("userId", "hiddenAt", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Exchange_userId_hiddenAt_side_createdAt_id_idx" ON "Exchange"("userId", "hiddenAt", "side", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Exchange_userId_seenAt_createdAt_id_idx" ON "Exchange"("userId", "seenAt", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Block_otherId_userId_idx" ON "Block"("otherId", "userId");

-- CreateIndex
CREATE INDEX "Block_userId_createdAt_otherId_idx" ON "Block"("userId", "createdAt" DESC, "otherId" DESC);

-- CreateIndex
CREATE INDEX "Mute_userId_createdAt_otherId_idx" ON "Mute"("userId", "createdAt" DESC, "otherId" DESC);

-- CreateIndex
CREATE INDEX "Report_againstId_idx" ON "Report"("againstId");

-- CreateIndex
CREATE UNIQUE INDEX "Report_userId_exchangeId_key" ON "Report"("userId", "exchangeId");

-- CreateIndex
CREATE INDEX "NameWord_userId_idx" ON "NameWord"("userId");

-- CreateIndex
CREATE INDEX "ResetLink_userId_idx" ON "ResetLink"("userId");

-- CreateIndex
CREATE INDEX "User_anonymousMode_usernameKey_idx" ON "User"("anonymousMode", "usernameKey");

-- AddForeignKey
ALTER TABLE "Friendship" ADD CONSTRAINT "Friendship_requesterId_fkey" FOREIGN KEY ("requesterId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Friendship" ADD CONSTRAINT "Friendship_requesteeId_fkey" FOREIGN KEY ("requesteeId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Exchange" ADD CONSTRAINT "Exchange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Mute" ADD CONSTRAINT "Mute_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Quota" ADD CONSTRAINT "Quota_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "NameWord" ADD CONSTRAINT "NameWord_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "ResetLink" ADD CONSTRAINT "ResetLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
