import { iconPaths } from './icon-paths.ts'
import type { TopicIconName } from './topic-icon-name.ts'

/** One path an icon, as in icon-paths: what sections may show that never go to the browser as script. */
export const topicIconPaths: Record<TopicIconName, string> = {
  ...iconPaths,
  apple:
    'M12 6.5V3a1 1 0 0 1 1-1h0M18.2 21A15 15 0 0 0 22 11a6 6 0 0 0-10-4.5A6 6 0 0 0 2 11a15 15 0 0 0 3.8 10 3 3 0 0 0 3.6.6 5.5 5.5 0 0 1 5.2 0A3 3 0 0 0 18.2 21',
  moon: 'M21 12.5a9 9 0 1 1-9.5-9.5c.4 0 .6.5.4.8a6 6 0 0 0 8.3 8.3c.3-.2.8 0 .8.4',
  utensils: 'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7',
}
