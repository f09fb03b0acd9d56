import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { appLayer } from './layers.css.ts'

const print = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [appLayer]: { '@media': { print: rule } } } })

print(
  '[data-region=nav], [data-region=topbar], [data-region=toolbar], [data-region=toasts], [data-print=never]',
  {
    display: 'none',
  },
)
print('body, [data-region=main]', {
  background: 'white',
  color: 'black',
  overflow: 'visible',
  blockSize: 'auto',
})
print('thead', { display: 'table-header-group' })
print('tr, figure', { breakInside: 'avoid' })
print('h1, h2, h3', { breakAfter: 'avoid' })
print('th, td', { position: 'static', color: 'black', background: 'transparent' })
print('a', { color: 'inherit', textDecoration: 'none' })
