import { describe, expect, it } from 'vitest'
import { deviceOf } from './device-of.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the device of a session', () => {
  it.each([
    [`${windows} Chrome/142.0.0.0 Safari/537.36`, 'computer', 'Chrome', 'Windows'],
    [`${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'computer', 'Edge', 'Windows'],
    [`${windows} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'computer', 'Opera', 'Windows'],
    [`${windows} HeadlessChrome/142.0.0.0 Safari/537.36`, 'computer', 'Chrome', 'Windows'],
    [`${mac} Version/18.1 Safari/605.1.15`, 'computer', 'Safari', 'macOS'],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
      'computer',
      'Firefox',
      'Linux',
    ],
    [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'phone', 'Safari', 'iOS'],
    [`${iphone} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'phone', 'Chrome', 'iOS'],
    [`${iphone} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, 'phone', 'Firefox', 'iOS'],
    [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, 'phone', 'Chrome', 'Android'],
    [
      `${android} SamsungBrowser/28.0 Chrome/142.0.0.0 Safari/537.36`,
      'tablet',
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', 'tablet', 'Safari', 'iPadOS'],
    ['node', 'unknown', 'Node.js', null],
    ['', 'unknown', null, null],
  ])('reads %s', (userAgent, device, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ device, browser, system })
  })

  it('is unknown for a session without a user agent', () => {
    expect(deviceOf(null)).toEqual({ device: 'unknown', browser: null, system: null })
  })
})
