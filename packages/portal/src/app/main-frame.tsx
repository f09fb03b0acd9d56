import { MainLayout } from '#shell/main-layout.tsx'
import { screens } from './manifest.ts'

/** The frame of the screens behind the sign-in, with the menu of all areas. */
export function MainFrame() {
  return <MainLayout screens={screens} />
}
