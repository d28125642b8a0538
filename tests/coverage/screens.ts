import { tableOf } from '../data/table.ts'

export const routes = tableOf('routes.csv')

export const screensOf = (campaign: string): number[] => [
  ...new Set(
    [
      ...routes.filter(({ target }) => target === campaign),
      ...tableOf('flows.csv').filter((row) => row['campaign'] === campaign),
    ].map(({ screen }) => Number(screen)),
  ),
]
