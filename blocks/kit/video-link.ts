/** What a link to a film says: where it is played, and the player's address, which asks for no cookies where its host lets it. */
export type VideoLink = { host: string; player: string }

type Host = {
  name: string
  links: readonly RegExp[]
  player: (id: string, key: string | undefined) => string
}

const hosts: readonly Host[] = [
  {
    name: 'YouTube',
    links: [
      /^https:\/\/youtu\.be\/([\w-]{11})(?:[?#]|$)/,
      /^https:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/([\w-]{11})(?:[?#/]|$)/,
      /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/,
    ],
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    name: 'Vimeo',
    links: [
      /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)(?:\/([0-9a-f]+))?(?:[?#]|$)/,
      /^https:\/\/player\.vimeo\.com\/video\/(\d+)(?:\?(?:[^#]*&)?h=([0-9a-f]+))?/,
    ],
    player: (id, key) =>
      `https://player.vimeo.com/video/${id}?${key === undefined ? '' : `h=${key}&`}autoplay=1&dnt=1`,
  },
  {
    name: 'Wistia',
    links: [
      /^https:\/\/[\w-]+\.wistia\.com\/medias\/(\w+)(?:[?#]|$)/,
      /^https:\/\/fast\.wistia\.(?:net|com)\/embed\/iframe\/(\w+)(?:[?#]|$)/,
    ],
    player: (id) => `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true&doNotTrack=true`,
  },
  {
    name: 'Loom',
    links: [/^https:\/\/(?:www\.)?loom\.com\/(?:share|embed)\/([0-9a-f]{32})(?:[?#]|$)/],
    player: (id) => `https://www.loom.com/embed/${id}?autoplay=1`,
  },
]

/** null: no film of a host that we know. */
export const videoLinkOf = (url: string): VideoLink | null => {
  for (const { name, links, player } of hosts)
    for (const link of links) {
      const [, id, key] = link.exec(url) ?? []
      if (id !== undefined) return { host: name, player: player(id, key) }
    }
  return null
}

export const videoHosts = hosts.map(({ name }) => name)
