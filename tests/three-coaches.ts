import { goodFiles } from './fixtures/site-fixture.ts'
import { campaignAt, otherCoach } from './two-coaches.ts'

const mail = goodFiles['nora/emails/sleep-guide.md'] ?? ''

/** nora has the page /sleep-guide, omar /siesta, ida /calm. */
export const threeCoaches: Record<string, string> = {
  ...goodFiles,
  'omar/coach.yaml': otherCoach,
  'omar/siesta.yaml': campaignAt('/siesta', '', 'omar'),
  'omar/emails/sleep-guide.md': mail,
  'ida/coach.yaml': otherCoach
    .replaceAll('omar', 'ida')
    .replaceAll('Omar', 'Ida')
    .replaceAll('rest.example', 'calm.example')
    .replace('/siesta', '/calm'),
  'ida/calm.yaml': campaignAt('/calm', '', 'ida'),
  'ida/emails/sleep-guide.md': mail,
}
