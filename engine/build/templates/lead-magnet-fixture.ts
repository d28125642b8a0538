import { campaignFile, coachFile, edited, goodFiles } from '../site-fixture.ts'

export const file = 'nora/night-map.yaml'
export const mail = 'nora/emails/night-map.md'
const portrait = 'portrait: { src: portrait.svg, alt: Nora at dusk }'
export const coach = (goodFiles[coachFile] ?? '').replace(
  'name: Nora Vale\n',
  `name: Nora Vale\nbio: Nora slept badly for years.\n${portrait}\n`,
)
export const config = {
  title: 'Sleep through, *every night*',
  subtitle: 'One page that shows what to change first.',
  leadMagnetName: 'The Night Map',
  benefits: [{ title: 'A plan' }, { title: 'A calm evening', description: 'In an hour.' }],
}

type Files = Record<string, string | undefined>

/** A site with a campaign of this template at /night-map; JSON is YAML. */
export const nightMap = (changes: object = {}, top: object = {}, files: Files = {}): Files => {
  const campaign = { coach: 'nora', path: '/night-map', template: 'lead-magnet', ...top }
  return {
    ...edited(campaignFile, '- step: journey', '- step: journey\n    first: now'),
    [coachFile]: coach,
    [file]: JSON.stringify({ ...campaign, with: { ...config, ...changes } }, null, 2),
    [mail]: goodFiles['nora/emails/sleep-guide.md'],
    'nora/assets/cover.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...files,
  }
}
