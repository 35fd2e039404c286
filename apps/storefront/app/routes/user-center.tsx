import { Outlet } from 'react-router';
import { CentreFrame } from '../sections/profile/centre-frame.tsx';

export default function UserCenter() {
  return (
    <CentreFrame>
      <Outlet />
    </CentreFrame>
  );
}
