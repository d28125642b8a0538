const paths = {
  today: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  leads:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.6a3.5 3.5 0 0 1 0 6.3M18.5 14.5A6.5 6.5 0 0 1 21.5 20',
  campaigns: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  events: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  mailbox: 'M3 13h5l1.5 3h5L16 13h5M5.5 5h13L21 13v6H3v-6z',
}

export type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }) => (
  <svg aria-hidden viewBox="0 0 24 24" className="icon">
    <path d={paths[name]} />
  </svg>
)
