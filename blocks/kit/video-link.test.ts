import { describe, expect, test } from 'vitest'
import { videoLinkOf } from './video-link.ts'

describe('a link as people copy it leads to the player of its host', () => {
  const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'
  const loom = '0281766fa2d04bb788eaf19e65135184'
  test.each([
    ['https://youtu.be/aqz-KE-bpKQ?si=abc', youtube],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=10s', youtube],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['https://youtube.com/shorts/aqz-KE-bpKQ', youtube],
    ['https://www.youtube.com/live/aqz-KE-bpKQ?feature=share', youtube],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', youtube],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
    ],
    [
      'https://vale.wistia.com/medias/e4a27b971d',
      'https://fast.wistia.net/embed/iframe/e4a27b971d?autoPlay=true&doNotTrack=true',
    ],
    [`https://www.loom.com/share/${loom}`, `https://www.loom.com/embed/${loom}?autoplay=1`],
  ])('%s', (link, player) => {
    expect(videoLinkOf(link)?.player).toBe(player)
  })
})

test.each([
  'http://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be/short',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/playlist?list=PL1',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/?https://youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  'https://drive.google.com/file/d/1/view',
])('%s is no film of a known host', (link) => {
  expect(videoLinkOf(link)).toBeNull()
})
