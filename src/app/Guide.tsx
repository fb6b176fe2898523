export function Guide({ pathname }: { readonly pathname: string }) {
  return <div hidden>{pathname}</div>;
}
