import { Label } from 'react-aria-components/Label'
import {
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components/Slider'
import * as css from './slider.css.ts'

/** A number between two bounds, chosen by moving. */
export interface SliderProps
  extends Pick<
    AriaSliderProps<number>,
    'value' | 'defaultValue' | 'minValue' | 'maxValue' | 'step' | 'isDisabled'
  > {
  label: string
  onChange?: ((value: number) => void) | undefined
  /** When whoever moves it lets go. */
  onChangeEnd?: ((value: number) => void) | undefined
  formatOptions?: Intl.NumberFormatOptions | undefined
  /** Under which name the form sends it. */
  name?: string | undefined
}

/** Where somewhere between two bounds is what matters, and one wants to see what each place brings; otherwise `NumberField`. */
export function Slider({ label, name, formatOptions, onChange, onChangeEnd, ...slider }: SliderProps) {
  return (
    <AriaSlider<number>
      {...slider}
      className={css.root}
      {...(formatOptions === undefined ? {} : { formatOptions })}
      {...(onChange === undefined ? {} : { onChange })}
      {...(onChangeEnd === undefined ? {} : { onChangeEnd })}
    >
      <span className={css.head}>
        <Label className={css.label}>{label}</Label>
        <SliderOutput className={css.output} />
      </span>
      <SliderTrack className={css.track}>
        <SliderThumb className={css.thumb} {...(name === undefined ? {} : { name })} />
      </SliderTrack>
    </AriaSlider>
  )
}
