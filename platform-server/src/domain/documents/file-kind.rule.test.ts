import { fileKind, plainFileName } from './file-kind.rule.ts'

const jpeg = Buffer.from('ffd8ffe000104a464946ffd9', 'hex')
const png = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex')
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n')

it.each([
  ['a PDF', pdf, 'application/pdf'],
  ['a JPG', jpeg, 'image/jpeg'],
  ['a PNG', png, 'image/png'],
  ['half a PDF', pdf.subarray(0, 12), undefined],
  ['half a JPG', jpeg.subarray(0, 10), undefined],
  ['half a PNG', png.subarray(0, 12), undefined],
  ['a page called .pdf', Buffer.from('<!doctype html><script>%PDF-%%EOF</script>'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('knows %s by its content', (_what, bytes, type) => {
  expect(fileKind(bytes)?.type).toBe(type)
})

it.each([
  ['C:\\Users\\Ana\\OSHA 30.JPEG', 'OSHA 30.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['Zertifikat_Łukasz".exe', 'Zertifikat_Łukasz.pdf'],
  ['\r\n', 'document.pdf'],
])('names %j plainly', (given, name) => {
  expect(plainFileName(given, { type: 'application/pdf', extension: 'pdf' })).toBe(name)
})
