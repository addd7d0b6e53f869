import { describeScenarios } from "./describe-scenarios.ts";
import { damagedFiles } from "./forms/damaged-files.ts";
import { databaseOffline } from "./forms/database-offline.ts";
import { killedOnPostgres, killedOnSqlite } from "./forms/killed-while-posting.ts";

/** Sites that are killed, lose their database or have damaged files; each scenario has its own. */
describeScenarios([killedOnSqlite, killedOnPostgres, databaseOffline, damagedFiles]);
