type ToneColours = {
  soft: string
  text: string
  border: string
  solid: string
  onSolid: string
}

/** The colours of a theme, by meaning. */
// A type instead of an interface: the contract needs its implicit index signature.
export type Colours = {
  surface: Record<
    | 'page'
    | 'card'
    | 'raised'
    | 'sunken'
    | 'hover'
    | 'pressed'
    | 'selected'
    | 'inverse'
    | 'nav'
    | 'topbar'
    | 'disabled',
    string
  >
  text: Record<'main' | 'muted' | 'subtle' | 'disabled' | 'link' | 'onInverse', string>
  border: Record<'subtle' | 'main' | 'strong', string>
  accent: Record<'main' | 'hover' | 'pressed' | 'on' | 'soft' | 'softHover' | 'softText', string>
  neutral: ToneColours
  info: ToneColours
  success: ToneColours
  warning: ToneColours
  danger: ToneColours
  chart: Record<'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8', string>
  focus: string
  backdrop: string
  skeleton: string
}

export const light: Colours = {
  surface: {
    page: '#f6f7f9',
    card: '#ffffff',
    raised: '#ffffff',
    sunken: '#eff2f5',
    hover: '#f1f4f7',
    pressed: '#e6ebf0',
    selected: '#e9eff7',
    inverse: '#1e2a38',
    nav: '#ffffff',
    topbar: '#ffffff',
    disabled: '#f1f3f6',
  },
  text: {
    main: '#17212d',
    muted: '#475566',
    subtle: '#5c6a7b',
    disabled: '#8b97a5',
    link: '#1b5796',
    onInverse: '#f4f7fa',
  },
  border: { subtle: '#e6eaef', main: '#d5dce4', strong: '#788696' },
  accent: {
    main: '#2b3f57',
    hover: '#223348',
    pressed: '#192738',
    on: '#ffffff',
    soft: '#e8edf3',
    softHover: '#dce4ed',
    softText: '#24374e',
  },
  neutral: { soft: '#eceff3', text: '#3d4b5b', border: '#cfd7e0', solid: '#526275', onSolid: '#ffffff' },
  info: { soft: '#e8f1fb', text: '#134f8b', border: '#b8d4f1', solid: '#1f67b1', onSolid: '#ffffff' },
  success: { soft: '#e6f5ec', text: '#0e5c36', border: '#aedcc2', solid: '#187a4a', onSolid: '#ffffff' },
  warning: { soft: '#fdf3dd', text: '#744605', border: '#ecd08f', solid: '#a35f00', onSolid: '#ffffff' },
  danger: { soft: '#fdeceb', text: '#9d221b', border: '#f2bcb8', solid: '#bf342a', onSolid: '#ffffff' },
  chart: {
    1: '#35618f',
    2: '#bd6a1c',
    3: '#2c8266',
    4: '#8a5aa8',
    5: '#b8434e',
    6: '#5d7a1f',
    7: '#1f7f9c',
    8: '#6b7684',
  },
  focus: '#2a6fdb',
  backdrop: 'rgb(16 24 34 / 48%)',
  skeleton: '#e7ebf0',
}

export const dark: Colours = {
  surface: {
    page: '#0f151d',
    card: '#161e28',
    raised: '#1c2632',
    sunken: '#111922',
    hover: '#1f2a37',
    pressed: '#283646',
    selected: '#20324a',
    inverse: '#e6ebf1',
    nav: '#131c27',
    topbar: '#131c27',
    disabled: '#1a232e',
  },
  text: {
    main: '#e7ecf2',
    muted: '#b0bcc9',
    subtle: '#97a5b5',
    disabled: '#66758a',
    link: '#8fbdf3',
    onInverse: '#17212d',
  },
  border: { subtle: '#222d3a', main: '#303d4c', strong: '#738396' },
  accent: {
    main: '#a7bfda',
    hover: '#bccfe4',
    pressed: '#d0deed',
    on: '#101a26',
    soft: '#223144',
    softHover: '#2a3c53',
    softText: '#cbdaea',
  },
  neutral: { soft: '#232e3b', text: '#c4ced9', border: '#3a4858', solid: '#8898ab', onSolid: '#0f151d' },
  info: { soft: '#14293f', text: '#9cc7f7', border: '#27507a', solid: '#6aa9ee', onSolid: '#0b1826' },
  success: { soft: '#11291e', text: '#84d6a8', border: '#22573d', solid: '#4dbb81', onSolid: '#06170e' },
  warning: { soft: '#2e2310', text: '#edc571', border: '#5f4717', solid: '#dda63c', onSolid: '#1c1300' },
  danger: { soft: '#341b1b', text: '#f5aba5', border: '#6b3130', solid: '#ec7a71', onSolid: '#230806' },
  chart: {
    1: '#7fb0e4',
    2: '#e8a45c',
    3: '#62bf9e',
    4: '#c09be0',
    5: '#ee8790',
    6: '#a6c263',
    7: '#62bdd9',
    8: '#a3afbd',
  },
  focus: '#6ea8fe',
  backdrop: 'rgb(3 7 12 / 64%)',
  skeleton: '#232e3b',
}
