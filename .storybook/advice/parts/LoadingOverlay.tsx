import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it while nothing on the page can be used, and say why after some seconds.'],
  dont: ['Cover a page for one part of it: that part has a Skeleton.'],
}
