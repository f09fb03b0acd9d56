import { latePart } from '#shell/late-part.tsx'
import { MainLayout } from '#shell/main-layout.tsx'
import { screens } from './manifest.ts'

const BesidePage = latePart(() => import('./beside-page.tsx').then((file) => file.BesidePage))

/** The frame of the screens behind the sign-in, with the menu of all areas, and what may stand beside any of them. */
export function MainFrame() {
  return (
    <>
      <MainLayout screens={screens} />
      <BesidePage />
    </>
  )
}
