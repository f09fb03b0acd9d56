import type { ScreenOf } from '#patterns/screen.ts'
import { recoveryRoute } from './recovery.route.ts'

export const recoveryAtLoginRoute: ScreenOf<'session'> = {
  path: '/pages/login/RecoveryPassword',
  title: 'recovery',
  icon: 'key',
  load: recoveryRoute.load,
}
