import { globalStyle } from '@vanilla-extract/css'

// Styles that React Aria would inject inline, which the content security policy forbids (see index.html).
globalStyle('[data-react-aria-pressable]', {
  '@layer': { 'portal.app': { touchAction: 'pan-x pan-y pinch-zoom' } },
})
