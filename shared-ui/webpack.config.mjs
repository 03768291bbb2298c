import HtmlWebpackPlugin from 'html-webpack-plugin'
import { CATALOG_FILE, catalogRule } from '@platform/remote-kit/catalogs'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'

const room = import.meta.dirname

/** The gallery: every component in every state. The package itself is not built; other packages import its sources. */
export default (_, { mode }) => ({
  context: room,
  mode,
  entry: './gallery/main.tsx',
  devtool: mode === 'development' ? 'eval-source-map' : false,
  output: { path: `${room}/dist/gallery`, filename: '[name].[contenthash:8].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      catalogRule(),
      {
        test: /\.tsx?$/,
        exclude: CATALOG_FILE,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          configFile: `${room}/../tsconfig.json`,
          compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
        },
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: {
              modules: {
                auto: /\.module\.css$/,
                namedExport: false,
                exportLocalsConvention: 'as-is',
                localIdentName: '[name]_[local]',
              },
            },
          },
        ],
      },
    ],
  },
  plugins: [new MiniCssExtractPlugin(), new HtmlWebpackPlugin({ template: './gallery/index.html' })],
  performance: { hints: false },
  devServer: { port: Number(process.env.GALLERY_PORT ?? 3010), host: '127.0.0.1' },
})
