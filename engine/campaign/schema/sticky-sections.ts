export const stickySections = 4
