import { useOutletContext } from 'react-router-dom'
import type { Screen } from '#patterns/screen.ts'

/** The screens of the menu; undefined on a page without the frame. */
export const useFramedScreens = () => useOutletContext<readonly Screen[] | undefined>()
