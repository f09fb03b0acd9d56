import { Label } from 'react-aria-components/Label'
import {
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components/Slider'
import * as css from './slider.css.ts'

/** A number between two bounds, chosen with a slider. */
export interface SliderProps
  extends Pick<
    AriaSliderProps<number>,
    'value' | 'defaultValue' | 'minValue' | 'maxValue' | 'step' | 'isDisabled'
  > {
  label: string
  onChange?: ((value: number) => void) | undefined
  /** Called when the thumb is released. */
  onChangeEnd?: ((value: number) => void) | undefined
  formatOptions?: Intl.NumberFormatOptions | undefined
  /** Its name in the form. */
  name?: string | undefined
}

/** For values whose effect people want to explore between two bounds; otherwise use `NumberField`. */
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
