import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { webhookStep } from '../../engine/campaign/steps/webhook.ts'
import { loadSite } from '../../engine/compile/load/load-site.ts'
import { dataMap, type Installation } from './data-map.ts'

/** The document that `-- --write` writes. */
const file = 'server/DATA-MAP.md'

const handsOn = ['mailing-list', 'notify', 'webhook']

const installation = (): Installation => {
  const { readable } = loadSite({ dir: 'campaigns', publicOrigin: 'http://127.0.0.1:3000' })
  const campaigns = readable?.campaigns ?? []
  return {
    isSet: (setting) => Boolean(process.env[setting]?.trim()),
    coaches: Object.values(readable?.coaches ?? {}).map(({ coach: { slug, retention } }) => ({
      slug,
      kept: retention === undefined ? 'until they are erased' : `for ${retention}`,
      steps: [
        ...new Set(
          campaigns
            .filter(({ coach }) => coach === slug)
            .flatMap(({ pipeline }) => pipeline)
            .filter(({ step }) => handsOn.includes(step))
            .map(withHost),
        ),
      ].toSorted(),
    })),
  }
}

const withHost = (entry: { step: string }): string => {
  const url = webhookStep.read(entry)?.url
  return url === undefined ? entry.step : `${entry.step} to ${new URL(url).host}`
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
if (values.write) {
  writeFileSync(join(import.meta.dirname, '../..', file), dataMap())
  console.log(`wrote ${file}`)
} else console.log(dataMap(installation()))
