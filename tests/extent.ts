/** Whether tests run at every width, screen and campaign; otherwise once for each behaviour. Set by `npm test -- --all`. */
export const isAll = process.env['TEST_ALL'] === '1'

export const allOrFirst = <Item>(items: readonly Item[]): Item[] => (isAll ? [...items] : items.slice(0, 1))
