import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for what truly hangs together: groups in groups.', 'Open what holds the selected one.'],
  dont: ['Use it for a menu: that is NavMenu.', 'Hang more than about five levels.'],
}
