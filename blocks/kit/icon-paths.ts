/** The only one of a form that nobody has pressed. */
export const lockPath =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2 -2M7 11V7a5 5 0 0 1 10 0v4'

/** 24 by 24, from Lucide (ISC licence). Few, because the script of a form's answers contains them; others are in topic-icon-paths. */
export const iconPaths = {
  alert: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01',
  arrow: 'M5 12h14M12 5l7 7-7 7',
  calendar: 'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2 -2M3 9h18',
  check: 'M20 6 9 17l-5-5',
  clock: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2',
  close: 'M18 6 6 18M6 6l12 12',
  coins: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0M18.1 10.4A6 6 0 1 1 10.3 18M7 6h1v4',
  lock: lockPath,
  mail: 'm22 7-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2',
  pin: 'M12 22s8-7 8-12a8 8 0 0 0-16 0c0 5 8 12 8 12M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  video: 'm16 13 6 4V7l-6 4M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2',
}
