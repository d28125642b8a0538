import { readFileSync, readdirSync } from 'node:fs'
import { buildFixtures } from './build-fixtures.ts'
import { breachesOf } from './invariants.ts'
import { isOk, newPerson, quantile } from './people.ts'
import type { BatchEnd } from './batch-end.ts'
import { openStage } from './stage.ts'
import type { Stage } from './stage.ts'
import { atRate } from './wait-until.ts'

type Sample = { megabytes: number; handles: number; walMegabytes: number }

const sampleOf = async ({ product, count }: Stage): Promise<Sample> => {
  const pid = product.pid() ?? 0
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return {
    megabytes: kilobytes / 1024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    walMegabytes: (await count('select coalesce(sum(size), 0) from pg_ls_waldir()')) / 2 ** 20,
  }
}

export const watchLoad = async (seconds: number): Promise<BatchEnd> => {
  const stage = await openStage({ dist: buildFixtures(), isQuick: false, kills: 0, random: Math.random })
  try {
    const submit = () => stage.submit(newPerson('soak'), 'guide')
    // A new process first grows to its working size.
    const isLong = seconds >= 1800
    const warm = isLong ? 600 : Math.min(60, Math.floor(seconds / 3))
    const people = await atRate(20, warm, submit)
    const before = await sampleOf(stage)
    people.push(...(await atRate(20, seconds - warm, submit)))
    const after = await sampleOf(stage)
    await stage.settle(60)
    const breaches = await breachesOf(stage)
    const refused = people.filter((person) => !isOk(person)).length
    const growth = after.megabytes / before.megabytes - 1
    const times = people.map(({ took }) => took)
    const faults = [
      ...breaches,
      ...(refused > 0 ? [`${refused} forms were not taken`] : []),
      ...(stage.sink.mails().length === people.length
        ? []
        : [`${stage.sink.mails().length} mails of ${people.length}`]),
      ...(growth > (isLong ? 0.05 : 0.1) && seconds >= 120
        ? [`memory grew by ${Math.round(growth * 100)} %`]
        : []),
      ...(after.handles > before.handles + 20
        ? [`${after.handles} file handles, ${before.handles} before`]
        : []),
      ...(after.walMegabytes > 1100 ? [`${Math.round(after.walMegabytes)} MB of write-ahead log`] : []),
    ]
    const figures = `${people.length} forms, p99 ${Math.round(quantile(times, 0.99))} ms; ${Math.round(before.megabytes)} to ${Math.round(after.megabytes)} MB, ${before.handles} to ${after.handles} handles, log ${Math.round(before.walMegabytes)} to ${Math.round(after.walMegabytes)} MB`
    return { did: seconds, failure: faults.length > 0 ? faults.join('; ') : null, figures }
  } finally {
    await stage.close()
  }
}
