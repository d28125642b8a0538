/** A folder of campaign files is one entry for each coach. */
const pagesOf = (coaches) =>
  coaches
    .filter(({ coach }) => coach)
    .flatMap(({ coach, ...campaigns }) => Object.values(campaigns).map((campaign) => ({ campaign, coach })))

export default {
  origin: 'https://porch.example',
  pagination: { data: 'campaigns', resolve: 'values', before: pagesOf, size: 1, alias: 'entry' },
  permalink: ({ entry }) => `${entry.campaign.path}/index.html`,
}
