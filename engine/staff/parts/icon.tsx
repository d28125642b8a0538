const paths = {
  today: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  leads:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.6a3.5 3.5 0 0 1 0 6.3M18.5 14.5A6.5 6.5 0 0 1 21.5 20',
  campaigns: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  events: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  mailbox: 'M3 13h5l1.5 3h5L16 13h5M5.5 5h13L21 13v6H3v-6z',
  filter: 'M4 7h16M7 12h10M10 17h4',
  plus: 'M12 5v14M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  alert: 'M12 4 2.5 20h19zM12 10v4.5M12 17v.01',
  cloud: 'M7 18.5a4 4 0 0 1-.6-8A6 6 0 0 1 17.8 9a4.8 4.8 0 0 1 .2 9.5zM12 9.5v4M12 16v.01',
  away: 'M4 4l16 16M9.6 5.9A6 6 0 0 1 17.8 9a4.8 4.8 0 0 1 2.6 7.7M16.5 18.5H7a4 4 0 0 1-.6-8',
  shield: 'm12 3 7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 1 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 1 0 5.7 5.7l1.1-1.1',
  key: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 12h9M18 12v3',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  form: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  note: 'M5 4h14v10l-5 6H5zM14 20v-6h5M8.5 9h7',
  seat: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v10',
  more: 'M5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M17 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  step: 'M13 3 5 13h6l-1 8 8-10h-6z',
  journey:
    'M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 17h7a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h7',
  reach: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM6.5 6.5l11 11',
  action: 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20a7 7 0 0 1 14 0',
  tag: 'M4 4h8l8 8-8 8-8-8zM8 8v.01',
  fix: 'm4 20 1-4L16 5l3 3L8 19zM14 7l3 3',
  merge: 'M6 4c0 6 6 5 6 10v6M18 4c0 6-6 5-6 10M9 17l3 3 3-3',
  erase: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
}

export type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }) => (
  <svg aria-hidden viewBox="0 0 24 24" className="icon">
    <path d={paths[name]} />
  </svg>
)
