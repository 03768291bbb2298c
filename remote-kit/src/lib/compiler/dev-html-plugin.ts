import type { Compiler } from 'webpack'
import { devPageHtml } from '../dev-page.ts'

const NAME = 'DevHtmlPlugin'

/** The HTML of the kit's own page. */
export class DevHtmlPlugin {
  private readonly title: string

  constructor(title: string) {
    this.title = title
  }

  apply(compiler: Compiler): void {
    const html = devPageHtml(this.title, {
      head: '<link rel="stylesheet" href="/main.css">',
      body: '<script src="/main.js"></script>',
    })
    compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tap(NAME, () =>
        compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(html)),
      ),
    )
  }
}
