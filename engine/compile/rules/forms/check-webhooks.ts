import { liesIn } from '../../../campaign/schema/host-name.ts'
import { webhookStep } from '../../../campaign/steps/webhook.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import type { ParsedFiles } from '../../parse/parsed-files.ts'
import { defineRule } from '../define-rule.ts'

/** What people typed leaves for hosts alone that the site's file names: one line in a campaign is not enough. */
const checkWebhooks = ({ site, campaigns }: ParsedFiles): Diagnostic[] => {
  const hosts = site?.value?.webhookHosts ?? []
  return campaigns.flatMap(({ source, pipeline }) =>
    pipeline.flatMap(({ index, entry }) => {
      if (entry.step !== webhookStep.name) return []
      const host = URL.parse(String(entry['url']))?.hostname
      if (host === undefined || host === '127.0.0.1') return []
      if (hosts.some((known) => liesIn(host, known))) return []
      return [
        source.report(['pipeline', index, 'url'], {
          rule: 'webhook-host',
          message: `answers may not be posted to "${host}".`,
          fix: `${didYouMean(host, hosts)}Hosts that may get them are in campaigns/site.yaml: webhookHosts: [${[...hosts, host].join(', ')}].`,
        }),
      ]
    }),
  )
}

export const webhookRule = defineRule({
  ids: {
    'webhook-host': { says: 'Answers are posted to hosts alone that site.yaml names.' },
  },
  check: checkWebhooks,
})
