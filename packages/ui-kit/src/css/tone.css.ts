import { vars } from '#themes/contract.css.ts'
import { kitVariants } from './kit-style.ts'

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const soft = (tone: Tone) => ({
  background: vars.color[tone].soft,
  color: vars.color[tone].text,
  borderColor: vars.color[tone].border,
})

export const softTones = kitVariants({
  neutral: soft('neutral'),
  info: soft('info'),
  success: soft('success'),
  warning: soft('warning'),
  danger: soft('danger'),
})

const solid = (tone: Tone) => ({ background: vars.color[tone].solid })

export const solidTones = kitVariants({
  neutral: solid('neutral'),
  info: solid('info'),
  success: solid('success'),
  warning: solid('warning'),
  danger: solid('danger'),
})

const inked = (tone: Tone) => ({ color: vars.color[tone].text })

export const inkTones = kitVariants({
  neutral: inked('neutral'),
  info: inked('info'),
  success: inked('success'),
  warning: inked('warning'),
  danger: inked('danger'),
})
