import { globalStyle } from '@vanilla-extract/css'

// What React Aria would write into an inline style, which the content security policy forbids (see index.html).
globalStyle('[data-react-aria-pressable]', {
  '@layer': { 'portal.app': { touchAction: 'pan-x pan-y pinch-zoom' } },
})
