-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "emailHash" BYTEA NOT NULL,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "profile" BYTEA,
    "timeZone" TEXT,
    "timeZoneFixed" BOOLEAN NOT NULL DEFAULT false,
    "epoch" INTEGER NOT NULL DEFAULT 0,
    "trialEndsAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),
    "dailyReminder" BOOLEAN NOT NULL DEFAULT true,
    "karmaMessages" BOOLEAN NOT NULL DEFAULT true,
    "anonymousMode" BOOLEAN NOT NULL DEFAULT false,
    "insights" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PersonKey" (
    "userId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "wrapped" BYTEA NOT NULL,

    CONSTRAINT "PersonKey_pkey" PRIMARY KEY ("userId","version")
);

-- CreateTable
CREATE TABLE "InstanceKey" (
    "purpose" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "wrapped" BYTEA NOT NULL,

    CONSTRAINT "InstanceKey_pkey" PRIMARY KEY ("purpose","version")
);

-- CreateTable
CREATE TABLE "Vault" (
    "keyId" TEXT NOT NULL,
    "canary" BYTEA NOT NULL,

    CONSTRAINT "Vault_pkey" PRIMARY KEY ("keyId")
);

-- CreateTable
CREATE TABLE "Session" (
    "tokenHash" BYTEA NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "Receipt" (
    "userId" UUID NOT NULL,
    "clientHash" BYTEA NOT NULL,
    "operation" TEXT NOT NULL,
    "requestHash" BYTEA NOT NULL,
    "entityId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Receipt_pkey" PRIMARY KEY ("userId","clientHash")
);

-- CreateTable
CREATE TABLE "Action" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "classification" TEXT NOT NULL,
    "intention" TEXT,
    "emotionResponse" TEXT NOT NULL,
    "effectOnOthers" TEXT NOT NULL,
    "reflects" BOOLEAN NOT NULL,
    "sealed" BYTEA NOT NULL,
    "gold" INTEGER NOT NULL,
    "coal" INTEGER NOT NULL,
    "ruleVersion" INTEGER NOT NULL,
    "earns" BOOLEAN NOT NULL DEFAULT true,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,
    "timeZone" TEXT NOT NULL,
    "localDate" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Action_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Mood" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "value" TEXT NOT NULL,
    "reflects" BOOLEAN NOT NULL,
    "sealed" BYTEA NOT NULL,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,
    "timeZone" TEXT NOT NULL,
    "localDate" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Mood_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "JournalEntry" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "sealed" BYTEA NOT NULL,
    "gold" INTEGER NOT NULL,
    "ruleVersion" INTEGER NOT NULL,
    "earns" BOOLEAN NOT NULL DEFAULT true,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,
    "timeZone" TEXT NOT NULL,
    "localDate" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ(3),

    CONSTRAINT "JournalEntry_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "DayTotal" (
    "userId" UUID NOT NULL,
    "localDate" DATE NOT NULL,
    "gold" INTEGER NOT NULL DEFAULT 0,
    "coal" INTEGER NOT NULL DEFAULT 0,
    "actions" INTEGER NOT NULL DEFAULT 0,
    "events" INTEGER NOT NULL DEFAULT 0,
    "positives" INTEGER NOT NULL DEFAULT 0,
    "moods" INTEGER NOT NULL DEFAULT 0,
    "journals" INTEGER NOT NULL DEFAULT 0,
    "reflections" INTEGER NOT NULL DEFAULT 0,
    "giftsSent" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DayTotal_pkey" PRIMARY KEY ("userId","localDate")
);

-- CreateTable
CREATE TABLE "MonthTotal" (
    "userId" UUID NOT NULL,
    "month" DATE NOT NULL,
    "gold" INTEGER NOT NULL DEFAULT 0,
    "coal" INTEGER NOT NULL DEFAULT 0,
    "actions" INTEGER NOT NULL DEFAULT 0,
    "events" INTEGER NOT NULL DEFAULT 0,
    "positives" INTEGER NOT NULL DEFAULT 0,
    "moods" INTEGER NOT NULL DEFAULT 0,
    "journals" INTEGER NOT NULL DEFAULT 0,
    "reflections" INTEGER NOT NULL DEFAULT 0,
    "giftsSent" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "MonthTotal_pkey" PRIMARY KEY ("userId","month")
);

-- CreateTable
CREATE TABLE "DayMood" (
    "userId" UUID NOT NULL,
    "localDate" DATE NOT NULL,
    "value" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DayMood_pkey" PRIMARY KEY ("userId","localDate","value")
);

-- CreateTable
CREATE TABLE "MonthMood" (
    "userId" UUID NOT NULL,
    "month" DATE NOT NULL,
    "value" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "MonthMood_pkey" PRIMARY KEY ("userId","month","value")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_emailHash_key" ON "User"("emailHash");

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Action_userId_localDate_occurredAt_id_idx" ON "Action"("userId", "localDate" DESC, "occurredAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Action_userId_classification_localDate_occurredAt_id_idx" ON "Action"("userId", "classification", "localDate" DESC, "occurredAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Mood_userId_localDate_occurredAt_id_idx" ON "Mood"("userId", "localDate" DESC, "occurredAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Mood_userId_occurredAt_id_idx" ON "Mood"("userId", "occurredAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "JournalEntry_userId_localDate_occurredAt_id_idx" ON "JournalEntry"("userId", "localDate" DESC, "occurredAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "PersonKey" ADD CONSTRAINT "PersonKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Receipt" ADD CONSTRAINT "Receipt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Action" ADD CONSTRAINT "Action_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Mood" ADD CONSTRAINT "Mood_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "JournalEntry" ADD CONSTRAINT "JournalEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "DayTotal" ADD CONSTRAINT "DayTotal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "MonthTotal" ADD CONSTRAINT "MonthTotal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "DayMood" ADD CONSTRAINT "DayMood_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "MonthMood" ADD CONSTRAINT "MonthMood_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
