import type { Client } from 'pg'
import { migrations } from '../db/schema-version.ts'
import { quoted } from './tables.ts'

/** Applies some migrations inside the transaction that is open, and notes them as a start of the product does. */
export const applyMigrations = async (
  client: Client,
  isWanted: (version: number) => boolean,
): Promise<void> => {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const { version, hash, statements } of migrations()) {
    if (!isWanted(version)) continue
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      version,
    ])
  }
}

/** Removes all tables and functions of the product; what extensions brought stays. */
export const dropEverything = async (client: Client): Promise<void> => {
  const tables = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of tables.rows)
    await client.query(`drop table if exists public.${quoted(name)} cascade`)
  const functions = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  for (const { signature } of functions.rows)
    await client.query(`drop function if exists ${signature} cascade`)
  await client.query('drop schema if exists drizzle cascade')
}
