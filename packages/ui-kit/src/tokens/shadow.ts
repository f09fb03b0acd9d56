/** Elevation by theme: in the dark a border replaces the shadow. */
export const shadows = {
  light: {
    card: '0 1px 2px rgb(20 30 44 / 5%)',
    raised: '0 1px 2px rgb(20 30 44 / 8%), 0 4px 12px rgb(20 30 44 / 6%)',
    overlay: '0 2px 6px rgb(20 30 44 / 10%), 0 12px 32px rgb(20 30 44 / 16%)',
  },
  dark: {
    card: '0 0 0 transparent',
    raised: '0 2px 8px rgb(0 0 0 / 40%)',
    overlay: '0 4px 12px rgb(0 0 0 / 45%), 0 16px 40px rgb(0 0 0 / 50%)',
  },
}
