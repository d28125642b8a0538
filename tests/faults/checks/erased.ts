import { defineCheck, must } from '../define-check.ts'
import { eraseEverywhere } from '../erasure/erase-everywhere.ts'
import { hitsInWords } from '../erasure/places.ts'
import { eventsSecret } from '../erasure/live.ts'

export const erasureEnvironment = () => ({
  // The mail server comes later: emails stay in the data folder first.
  SMTP_URL: '',
  LOG_LEVEL: 'trace',
  MAIL_EVENTS_SECRET: eventsSecret,
})

export const erasedChecks = [
  defineCheck({
    id: 'erased-everywhere',
    title: 'a person with a trace in all places is exported and erased, and a backup from before is restored',
    quick: false,
    isAlone: true,
    environment: erasureEnvironment,
    run: async (stage) => {
      const { after, restored, figures } = await eraseEverywhere(stage)
      must(after.length === 0, `after she was erased: ${hitsInWords(after)}`)
      must(restored.length === 0, `after the restore: ${hitsInWords(restored)}`)
      return `${figures}; 0 hits afterwards, 0 in the restored backup`
    },
  }),
]
