/**
 * `npm run test:security`: the production process behind a real nginx with TLS, set up as OPERATIONS.md says, and requests of
 * somebody outside. Mozilla's observatory grades one page of each kind. server/ASVS.md says which requirement each
 * check is for.
 * Needs nginx and openssl, Linux (visitors are addresses such as 127.0.0.2), and at the first run a package registry.
 */
import { getToKnow } from './known.ts'
import { gradePages } from './grade-pages.ts'
import { nginxVersion } from './nginx.ts'
import { version } from './observatory/install.ts'
import { createOutsider } from './outsider.ts'
import { startProduction } from './production.ts'
import { runChecks } from './run-checks.ts'

const main = async () => {
  const nginx = nginxVersion()
  if (nginx === null) {
    console.error('nginx is missing. Install it, on Debian or Ubuntu with: apt-get install nginx-light')
    process.exitCode = 1
    return
  }
  const production = await startProduction()
  try {
    console.log(`nginx ${nginx}, observatory ${version}, Node ${process.version}\n`)
    const outsider = createOutsider(production)
    const world = { production, outsider, known: await getToKnow(production, outsider) }
    report([await gradePages(world), await runChecks(world)])
  } finally {
    await production.close()
  }
}

const report = (tallies: { tried: number; failed: string[] }[]) => {
  const failed = tallies.flatMap((tally) => tally.failed)
  const tried = tallies.reduce((sum, tally) => sum + tally.tried, 0)
  for (const line of failed) console.log(`failed  ${line}`)
  console.log(`${tried - failed.length} passed, ${failed.length} failed`)
  if (failed.length > 0) process.exitCode = 1
}

// Also ends child processes: see tests/product.ts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await main()
