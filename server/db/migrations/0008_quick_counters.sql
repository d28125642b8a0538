-- Counters of visitors need not outlive a crash of the database: written without its log, they cost a visitor no wait.
ALTER TABLE "rate_limits" SET UNLOGGED;
