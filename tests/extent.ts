/** Whether tests go through every width, screen and campaign; else each behaviour is shown once. Set by `npm test -- --all`. */
export const isAll = process.env['TEST_ALL'] === '1'

/** All of them, or the first one, which shows the same. */
export const allOrFirst = <Item>(items: readonly Item[]): Item[] => (isAll ? [...items] : items.slice(0, 1))
